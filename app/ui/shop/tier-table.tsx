// Tier prices as a small table; the tier that counts now is marked in words, not by colour alone.
import type { Translate } from '~/forms/reply/fields';
import type { TierRow } from '~/models/money';
import { Badge, type Language, money, Table } from '~/ui/kit';

interface TierTableProps {
  tiers: TierRow[];
  unit: string;
  t: Translate;
  language: Language;
}

export function TierTable({ tiers, unit, t, language }: TierTableProps) {
  if (tiers.length === 0) return null;
  return (
    <Table
      plain
      caption={t('product:tiers.title')}
      columns={[
        { label: t('product:tiers.quantity') },
        { label: t('product:tiers.price'), align: 'end' },
        { label: t('product:tiers.save'), align: 'end' },
      ]}
      rows={tiers.map((tier) => ({
        key: String(tier.quantity),
        active: tier.active,
        cells: [
          <>
            {tier.quantity} {unit} {tier.active ? <Badge tone="quiet">{t('product:tiers.active')}</Badge> : null}
          </>,
          money(tier.oere, language),
          tier.savedOere > 0
            ? t('product:tiers.saved', { price: money(tier.savedOere, language), percent: tier.percentOff })
            : '',
        ],
      }))}
    />
  );
}
