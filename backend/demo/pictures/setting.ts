import type { Family, Look } from './look';
export function drawSetting(_f: Family, _n: string, _l: Look): string { return ''; }
