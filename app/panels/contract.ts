// What a panel is: a server half that guards, parses, loads and acts, and a view half (architecture section 4).
import type { ReactNode } from 'react';
import type { GuardName } from '#domain/access';
import type { PanelName } from '#domain/addresses';
import type { Refusal } from '#domain/refusals';
import type { Visit } from '~/models/visit';

/** After `act`: done (back to the page, or on to another panel), or refused with what was typed. */
export type Acted =
  | { ok: true; cookies?: string[]; toast?: { level: 0 | 1 | 2 | 3 | 4; text: string }; next?: { panel: PanelName; params?: Record<string, string> } }
  | { ok: false; refusal?: Refusal; errors?: Record<string, string>; values?: Record<string, string> };

export interface ActArgs {
  request: Request;
  params: Record<string, string>;
  form: FormData;
}

export interface PanelServer<Model> {
  guards: GuardName[];
  /** Null: the parameters make no sense here, and the panel is ignored (the page stays 200). */
  load(visit: Visit, params: Record<string, string>): Promise<Model | null>;
  act?(visit: Visit, args: ActArgs): Promise<Acted>;
}

/** What was refused, as the view shows it: texts as i18n keys. */
export interface PanelReply {
  message: { key: string; params?: Record<string, string | number> } | null;
  errors: Record<string, string>;
  values: Record<string, string>;
}

export interface PanelViewProps<Model> {
  model: Model;
  params: Record<string, string>;
  reply: PanelReply | null;
  /** Path and query of the page that the panel stands on, without the panel. */
  page: string;
  language: 'da' | 'en';
}

export interface PanelView<Model> {
  /** i18n key of the heading. */
  title: string;
  /** False for what only peeks and takes no focus. */
  isModal(params: Record<string, string>): boolean;
  View(props: PanelViewProps<Model>): ReactNode;
}
