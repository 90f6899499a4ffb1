/** The text of a response, of no more bytes than the limit. Fails where there are more: `who` did not send the expected answer. */
export async function shortAnswer({ body }: Response, mostBytes: number, who: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > mostBytes) throw new Error(`${who} answered more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
