// What a panel is: a server half that guards, loads and acts, and a view half (architecture section 4).
import type { ReactNode } from 'react';
import type { GuardName } from '#domain/customer/access';
import type { Refusal } from '#domain/refusal/refusals';
import type { FormReply } from '~/forms/reply/fields';
import type { RequestContext } from '~/models/request-context';

export type PanelParams = Record<string, string>;

/** What a panel's form did: on to `to` (an address of this shop), or refused with what was typed. */
export type Acted =
  | { ok: true; to: string; cookies?: string[] }
  | { ok: false; refusal: Refusal }
  /** Errors are shown at the fields, and all typed values are preserved. */
  | { ok: false; reply: FormReply };

export interface ActArgs {
  request: Request;
  params: PanelParams;
  form: FormData;
  /** The page to come back to; checked to lie within the shop. */
  returnTo: string;
}

export interface PanelServer<Model> {
  guards: GuardName[];
  /** Null: the parameters make no sense here, and the panel is ignored (the page stays 200). */
  load(context: RequestContext, params: PanelParams): Promise<Model | null>;
  /** Absent in panels whose forms post to another resource (the cart's lines). */
  act?(context: RequestContext, args: ActArgs): Promise<Acted>;
}

export interface PanelViewProps<Model> {
  model: Model;
  params: PanelParams;
  /** A refusal of the panel's form, in words; null when there was none. */
  message: string | null;
  /** What a refused form of the panel shows at its fields. */
  reply: FormReply | null;
  /** Path and query of the page below the panel, without the panel. */
  page: string;
  /** The same with this panel open: where a change inside comes back to. */
  here: string;
  language: 'da' | 'en';
}

export interface PanelView<Model> {
  /** i18n key of the heading. */
  title(params: PanelParams): string;
  /** Where closing leads; without it to the page. */
  closesTo?(page: string, params: PanelParams): string;
  /** A peek is informational and takes no focus; every other panel is modal once scripts run. */
  isPeek?(params: PanelParams): boolean;
  View(props: PanelViewProps<Model>): ReactNode;
  Footer?(props: PanelViewProps<Model>): ReactNode;
}
