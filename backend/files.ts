// The plain HTTP of the back end: whoever of these knows the address answers it (architecture §1, "files").

/** Null for an address that is not its own. */
export type FileHandler = (request: Request) => Promise<Response | null>;

export function filesOf(handlers: readonly FileHandler[]): (request: Request) => Promise<Response> {
  return async (request) => {
    for (const handle of handlers) {
      const response = await handle(request);
      if (response) return response;
    }
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}
