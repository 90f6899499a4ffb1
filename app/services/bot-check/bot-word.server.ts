// The bot protection's verdict on a form. While it is unavailable, one form at a time tries it: the others do not wait.
import { CLOSED_CIRCUIT, circuitAsked, circuitFailed, isCircuitOpen } from '#domain/resilience/circuit';
import { askTurnstile, type BotService, type BotWord } from './turnstile.server';

const RULE = { failures: 2, pauseMs: 30_000 };
let circuit = CLOSED_CIRCUIT;

export async function botWord(
  word: string,
  clientAddress: string,
  service: BotService,
  now: () => number = () => performance.now(),
): Promise<BotWord> {
  if (isCircuitOpen(circuit, now())) return 'away';
  circuit = circuitAsked(circuit, RULE, now());
  const said = await askTurnstile(word, clientAddress, service);
  circuit = said === 'away' ? circuitFailed(circuit, RULE, now()) : CLOSED_CIRCUIT;
  return said;
}
