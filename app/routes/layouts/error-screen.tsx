// What an error looks like inside any layout: the content service's page for the status, else the shop's own words.
import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useContext } from 'react';
import { statusOf } from '#domain/error-page';
import { PageContext } from '~/page-context';
import { ErrorPage, NotFoundPage } from '~/ui/pages/error-page';

export function ErrorScreen() {
  const error = useRouteError();
  const { errorPage, requestId } = useContext(PageContext);
  const status = isRouteErrorResponse(error) ? statusOf(error.status) : 500;
  const told = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  if (status === 404 && !errorPage) return <NotFoundPage />;
  return <ErrorPage status={status} page={errorPage} text={told} requestId={requestId} />;
}
