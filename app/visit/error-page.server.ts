// The content service's page for an error; when that service is what failed, the generic text of the shop stands in.
import type { ErrorPageView } from '~/models/content';
import type { Visit } from '~/models/visit';
import { readErrorPage } from '~/services/content/content.server';
import { BackendFailed } from '~/services/transport.server';

export async function errorPageOf(visit: Visit, status: number): Promise<ErrorPageView | null> {
  try {
    return await readErrorPage(visit, status);
  } catch (error) {
    if (error instanceof BackendFailed || error instanceof TypeError) return null;
    throw error;
  }
}
