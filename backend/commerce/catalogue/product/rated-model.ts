// What customers think of a product, and whether they may design it themselves.
import { StockedModel } from './stocked-model';

export class RatedModel extends StockedModel {
  get pcon_status() {
    return this.row.pcon_status;
  }
  get pcon_moc() {
    return this.row.pcon_moc;
  }
  get pcon_ban() {
    return this.row.pcon_ban;
  }
  get review_count() {
    return this.row.rating?.[0] ?? 0;
  }
  /** Magento's percent: five stars are 100. */
  get rating_summary() {
    const [count, stars] = this.row.rating ?? [0, 0];
    return count === 0 ? 0 : (stars * 20) / count;
  }
}
