// What an error looks like inside any layout: the content service's page for the status, else the shop's own words.
import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useContext } from 'react';
import { statusOf } from '#domain/page/error-page';
import { PageContext } from '~/page-context';
import { ErrorPage, NotFoundPage } from '~/ui/pages/error-page';
import { SetupPage } from '~/ui/pages/setup-page';

/** `withRows` for layouts with links into the catalogue; the checkout omits them. */
export function ErrorScreen({ withRows = false }: { withRows?: boolean }) {
  const error = useRouteError();
  const { errorPage, language, requestId, setup } = useContext(PageContext);
  if (setup) return <SetupPage lacks={setup.lacks} readers={setup.readers} language={language} />;
  const status = isRouteErrorResponse(error) ? statusOf(error.status) : 500;
  const told = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  if (status === 404 && !errorPage) return <NotFoundPage />;
  return <ErrorPage {...{ status, page: errorPage, text: told, requestId, language, withRows }} />;
}
