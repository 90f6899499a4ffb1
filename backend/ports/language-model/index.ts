// The port to a language model: it is given a task and facts, and answers with text that the caller has to validate. None is called unless
// the settings name one.
import { chatCompletions } from './chat-completions';

export interface LanguageModelSettings {
  /** URL of the API, such as https://models.example/v1. */
  url: string;
  model: string;
  /** Null: the service requires none. */
  key: string | null;
}

export interface LanguageModel {
  /** Never throws. Null: it is down, slow, or says nothing. */
  answer(task: string, facts: object): Promise<string | null>;
}

/** Null: no model is connected. */
export const openLanguageModel = (settings: LanguageModelSettings | null): LanguageModel | null =>
  settings && chatCompletions(settings);
