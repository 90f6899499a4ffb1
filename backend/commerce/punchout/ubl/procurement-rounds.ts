// The shop's rounds with procurement systems: takes orders from the folder, notifies systems about their orders, and writes answers into the folder.
import type { Log } from '#backend/graphql/masking';
import type { Teller } from '../telling/tell-systems';
import { sweepOrderFolder } from './order-folder';
import type { UblParts } from './receive-order';

export interface RoundParts {
  teller: Teller;
  log: Log;
  /** Null: orders come by HTTP alone. */
  folder: string | null;
  hasAccessPoint: boolean;
  ordering(): UblParts;
}

export interface ProcurementRounds {
  /** One at a time. */
  goRound(): Promise<void>;
  stop(): Promise<void>;
}

export function openProcurementRounds({
  teller,
  log,
  folder,
  hasAccessPoint,
  ordering,
}: RoundParts): ProcurementRounds {
  let going: Promise<void> | null = null;

  /** Orders first, so that their answers leave in the same round. */
  async function goOnce(): Promise<void> {
    if (folder !== null) await sweepOrderFolder(folder, { ...ordering(), log, writesOut: false });
    await teller.tellAll();
    if (folder !== null && !hasAccessPoint) await sweepOrderFolder(folder, { ...ordering(), log, writesOut: true });
  }

  return {
    goRound() {
      going ??= goOnce().finally(() => {
        going = null;
      });
      return going;
    },
    async stop() {
      await teller.stop();
      await going?.catch(() => undefined);
    },
  };
}
