// Another page of the shop, of which scripts show a part in this one.

/** The head is dropped: the policy of this page blocks its inline styles, and the browser would log an error. */
export async function otherPageIn(answer: Response): Promise<Document> {
  const html = await answer.text();
  return new DOMParser().parseFromString(html.slice(Math.max(0, html.indexOf('<body'))), 'text/html');
}
