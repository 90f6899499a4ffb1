// How a list was asked for in its address: page and order. Anything else in the address is not the list's.
export function listQuestion(request: Request): { page: string | null; sort: string | null } {
  const { searchParams } = new URL(request.url);
  return { page: searchParams.get('page'), sort: searchParams.get('sort') };
}
