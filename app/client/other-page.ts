// Another page of the shop, of which scripts show a part in this one.

/** Its head stays behind: the policy of this page refuses the styles that stand in it, and the browser would say so. */
export async function otherPageIn(answer: Response): Promise<Document> {
  const html = await answer.text();
  return new DOMParser().parseFromString(html.slice(Math.max(0, html.indexOf('<body'))), 'text/html');
}
