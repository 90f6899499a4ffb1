// The demo world as the folder of files that `shop apply` reads: each section's records, printed by the section itself.
import { filesOf } from '#backend/shop-files/export';
import { storesSource } from '#backend/shop-files/sections/stores';
import type { DemoWorld } from '../world/types';
import { storeRecords } from './stores';

/** Paths inside the folder and their texts. */
export function demoFiles(world: DemoWorld): Map<string, string> {
  return filesOf([...storesSource.print(storeRecords(world))]);
}
