// What the demo bar's addresses answer to a browser that only asks for them: they take forms, and outside the demo world there are none.
import { redirect } from '@remix-run/node';
import { frontPath } from '#domain/addresses';
import { demoOfThisProcess } from '~/services/backend.server';
import { notFound } from './respond.server';

export async function demoFront(): Promise<Response> {
  if (!(await demoOfThisProcess())) throw notFound();
  return redirect(frontPath());
}
