// GET requests to the demo bar's addresses: they only accept posted forms, and do not exist outside the demo world.
import { redirect } from '@remix-run/node';
import { frontPath } from '#domain/page/addresses';
import { demoOfThisProcess } from '~/services/transport/backend.server';
import { notFound } from './respond.server';

export async function demoFront(): Promise<Response> {
  if (!(await demoOfThisProcess())) throw notFound();
  return redirect(frontPath());
}
