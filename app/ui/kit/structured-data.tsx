// Data blocks that search machines read. They run nothing, so the page's policy needs no word for them.

/** JSON that cannot end its own script element, whichever characters the names of products contain. */
const scriptSafe = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

export function StructuredData({ data }: { data: readonly object[] }) {
  return (
    <>
      {data.map(scriptSafe).map((json) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped; React would write its quotes as entities.
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
    </>
  );
}
