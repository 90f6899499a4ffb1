// What a page that the server alone renders is in the browser: a box whose markup stays as it came, its head, and when it loads again.
import type { MetaDescriptor } from '@remix-run/react';
import { useActionData, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { withoutPanel } from '#domain/page/addresses';
import { addressWithoutTracking } from '#domain/page/tracking-params';
import type { FormReply } from '~/forms/reply/fields';
import { serverModel } from '~/page-context';
import { ServerOnly } from '~/ui/kit';

export { revalidateServerOnly as shouldRevalidate } from './layouts/revalidate';

/** What every page receives in addition to its model. */
export interface PageGiven {
  /** What the action of this page has answered; null where nothing was posted. */
  reply: FormReply | null;
  /** This page's address without a panel. */
  here: string;
}

/** The page of this request, left here by its loader (./server-page.server). */
export const RENDERED = serverModel<(given: PageGiven) => ReactNode>();

export default function ServerPage() {
  return <ServerOnly>{import.meta.env.SSR ? <Page /> : null}</ServerOnly>;
}

function Page() {
  const render = RENDERED.useModel();
  const reply = useActionData<FormReply>() ?? null;
  const address = addressWithoutTracking(useLocation());
  return render?.({ reply, here: withoutPanel(address) });
}

/** The head is the only thing of such a page that the browser gets as data. */
export const meta = ({ data }: { data: { head: MetaDescriptor[] } | undefined }): MetaDescriptor[] => data?.head ?? [];
