// A language model behind the chat completions API, which many services and programs on one's own machine speak: one POST for one answer.
// Source: https://platform.openai.com/docs/api-reference/chat/create
import { z } from 'zod';
import { whileItAnswers } from '#backend/ports/left-alone';
import { shortAnswer } from '#backend/ports/short-answer';
import type { LanguageModel, LanguageModelSettings } from './index';

/** A company waits for its page during the request. */
const PATIENCE_MS = 6_000;
const MOST_BYTES = 64 * 1024;
/** After two failures the service is not called for a minute. */
const LEFT_ALONE = { failures: 2, pauseMs: 60_000 };

const answered = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

export function chatCompletions(
  { url, model, key }: LanguageModelSettings,
  patienceMs = PATIENCE_MS,
  now?: () => number,
): LanguageModel {
  const ask = whileItAnswers('The language model', { ...LEFT_ALONE, ...(now ? { now } : {}) });
  const address = new URL('chat/completions', url.endsWith('/') ? url : `${url}/`);
  return {
    async answer(task, facts) {
      const messages = [
        { role: 'system', content: task },
        { role: 'user', content: JSON.stringify(facts) },
      ];
      try {
        return await ask(async () => {
          const response = await fetch(address, {
            method: 'POST',
            body: JSON.stringify({ model, messages, temperature: 0 }),
            headers: {
              'content-type': 'application/json',
              ...(key === null ? {} : { authorization: `Bearer ${key}` }),
            },
            // An answer that leads elsewhere is none: the key is not taken to another host.
            redirect: 'error',
            signal: AbortSignal.timeout(patienceMs),
          });
          const text = await shortAnswer(response, MOST_BYTES, 'The language model');
          if (!response.ok) throw new Error(`The language model answered HTTP ${response.status}`);
          return answered.parse(JSON.parse(text)).choices[0]?.message.content ?? null;
        });
      } catch {
        // The caller continues without an answer.
        return null;
      }
    },
  };
}
