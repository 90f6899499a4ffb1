// The sheet that every mail is written on. Mail programs know no stylesheets, so styles stand inline.

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** `parts` are HTML already; empty ones are left out. */
export function page(language: string, heading: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(heading)}</title></head>
<body style="font-family:Arial,Helvetica,sans-serif;color:#222;max-width:640px;margin:0 auto;padding:16px">
<h1 style="font-size:22px">${escaped(heading)}</h1>
${parts.filter(Boolean).join('\n')}
</body></html>
`;
}
