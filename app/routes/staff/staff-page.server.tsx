// Makes the loader and the action of a page of the back office: the login and the right come first; the page is a complete document without
// scripts, which is never cached and never framed.
import { createHash } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readerIn } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import type { StaffGiven, StaffReply } from '~/models/staff';
import { methodNotAllowed } from '~/request-context/respond.server';
import {
  getStaffContext,
  type StaffGuard,
  type StaffPageContext,
  toSecondFactor,
  toStaffLogin,
} from '~/request-context/staff.server';
import { NotAuthorised } from '~/services/transport/transport.server';
import { StaffNoRightPage } from '~/ui/staff/access-pages';
import { StaffDocument } from '~/ui/staff/document';
import { isRefusedReply } from '~/ui/staff/form';
import style from '~/ui/staff/staff.css?inline';

const STYLE_HASH = createHash('sha256').update(style).digest('base64');
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
};

interface StaffLoaded<Model> {
  title: string;
  model: Model;
  status?: number;
}

interface StaffMade {
  made: string;
}

interface StaffPageParts<Model> {
  guard: StaffGuard;
  load(context: StaffPageContext, args: LoaderFunctionArgs | ActionFunctionArgs): Promise<StaffLoaded<Model>>;
  /** A reply: refused or previewed, and the same page is shown with what was typed. Made: shown on the same page, and in no address. */
  act?(context: StaffPageContext, args: ActionFunctionArgs): Promise<Response | StaffReply | StaffMade>;
  Page: ComponentType<Model & StaffGiven>;
}

interface StaffRoute {
  loader(args: LoaderFunctionArgs): Promise<Response>;
  action(args: ActionFunctionArgs): Promise<Response>;
}

export function staffPage<Model extends object>({ guard, load, act, Page }: StaffPageParts<Model>): StaffRoute {
  async function drawn(
    context: StaffPageContext,
    args: LoaderFunctionArgs | ActionFunctionArgs,
    { reply = null, made }: { reply?: StaffReply | null; made?: string },
  ): Promise<Response> {
    const { title, model, status = 200 } = await load(context, args);
    const given = { ...staffGivenOf(context), reply, ...(made && { made }) };
    return staffDocument(title, given, <Page {...given} {...model} />, reply && isRefusedReply(reply) ? 400 : status);
  }
  return {
    loader: (args) => admitted(args, guard, (context) => drawn(context, args, {})),
    action: (args) =>
      admitted(args, guard, async (context) => {
        if (!act) throw methodNotAllowed('GET, HEAD');
        const done = await act(context, args);
        if (done instanceof Response) return done;
        return drawn(context, args, 'made' in done ? done : { reply: done });
      }),
  };
}

/** The same for what is no page: a form that leads elsewhere, a file. */
export async function admitted(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  guard: StaffGuard,
  work: (context: StaffPageContext) => Promise<Response>,
): Promise<Response> {
  const { kind, context } = await getStaffContext(args, guard);
  if (kind === 'refused') return noRight(context);
  try {
    return await work(context);
  } catch (failure) {
    if (!(failure instanceof NotAuthorised)) throw failure;
    // The right was taken, or the login ended, after the page had begun.
    if (failure.refusal?.code === 'STAFF_RIGHT_MISSING') return noRight(context);
    if (failure.refusal?.code === 'STAFF_SECOND_FACTOR_MISSING') throw toSecondFactor();
    throw toStaffLogin(args.request);
  }
}

const staffGivenOf = ({ member, language, here }: StaffPageContext): Omit<StaffGiven, 'reply'> => ({
  member,
  language,
  here,
});

function noRight(context: StaffPageContext): Response {
  const given = { ...staffGivenOf(context), reply: null };
  const { t } = readerIn(context.language)('staff');
  return staffDocument(t('noRight.title'), given, <StaffNoRightPage {...given} />, 403);
}

function staffDocument(title: string, given: StaffGiven, page: ReactNode, status: number): Response {
  const markup = renderToStaticMarkup(
    <TextsProvider reader={readerIn(given.language)}>
      <StaffDocument title={title} given={given} style={style}>
        {page}
      </StaffDocument>
    </TextsProvider>,
  );
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers: HEADERS });
}
