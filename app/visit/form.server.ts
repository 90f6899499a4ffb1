// What was posted, read as a form. A body that is no form (JSON, a multipart without its parts) is the sender's mistake, not ours: 400.
import { badRequest } from './respond.server';

export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw badRequest('The body is not a form');
  }
}
