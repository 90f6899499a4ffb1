// What an error looks like inside any layout: the content service's page for the status, else the shop's own words.
import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useContext } from 'react';
import { statusOf } from '#domain/error-page';
import { PageContext } from '~/page-context';
import { ErrorPage } from '~/ui/pages/error-page';
import { NotFoundPage } from '~/ui/pages/not-found-page';

export function ErrorScreen({ popularTerms = [] }: { popularTerms?: string[] }) {
  const error = useRouteError();
  const { errorPage, requestId } = useContext(PageContext);
  const status = isRouteErrorResponse(error) ? statusOf(error.status) : 500;
  if (status === 404) return <NotFoundPage view={errorPage} popularTerms={popularTerms} />;
  return <ErrorPage status={status} view={errorPage} requestId={requestId} backHref={null} />;
}
