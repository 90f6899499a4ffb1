// A cart that came back to the demo's procurement system, by either protocol: what the system would refuse, the lines, and their sum.
import type { ComponentProps } from 'react';
import type { Oere } from '#domain/money/money';
import { useTexts } from '~/i18n/use-texts';
import { type Language, MessageBar, money, Stack, Table, Text } from '~/ui/kit';

interface ReceivedGoodsProps extends Pick<ComponentProps<typeof Table>, 'caption' | 'columns' | 'rows'> {
  good: string;
  bad: string;
  /** In words; none: the system takes it. */
  faults: readonly string[];
  total: Oere;
  language: Language;
}

export function ReceivedGoods({ good, bad, faults, total, language, caption, columns, rows }: ReceivedGoodsProps) {
  const { t } = useTexts('demo');
  return (
    <Stack gap={4}>
      {faults.length === 0 ? (
        <MessageBar tone="success">{good}</MessageBar>
      ) : (
        <MessageBar tone="error" title={bad}>
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </MessageBar>
      )}
      <Table caption={caption} captionHidden columns={columns} rows={rows} />
      <Text strong>
        {t('procurement.sum')}: {money(total, language)}
      </Text>
    </Stack>
  );
}
