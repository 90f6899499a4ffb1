// Starts a page that the server alone draws: nothing of React is fetched for it. Order matters: what presses an option or a colour comes before what
// goes to a panel.
import { awaken } from './awaken';
import { enhanceQuantities } from './quantity-steps';
import { watchSoftMoves } from './soft-moves';

export function startPage(): void {
  enhanceQuantities();
  awaken();
  watchSoftMoves();
}
