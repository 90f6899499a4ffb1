// The blocks of a front page: their order, and which of them are left out. Buttons change the form; it is published or stored as the texts are.
import { FRONT_BLOCKS } from '#domain/content/front-blocks';
import { staffContentEntryPath } from '#domain/staff/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';
import type { StaffContentPageView } from '~/models/staff-content';

interface OrderProps {
  content: StaffContentPageView;
  reply: StaffReply | null;
}

/** Below the buttons that publish and store: Enter in a text presses the first button of its form. */
export function ContentOrder({ content: { kind, name, order: stored }, reply }: OrderProps) {
  const { t } = useTexts('staff');
  if (stored === null) return null;
  const typed = reply?.intent === 'edit' ? reply.values.order : undefined;
  const order = typed?.split(' ') ?? stored;
  const others = FRONT_BLOCKS.filter((block) => !order.includes(block));
  const button = { action: `${staffContentEntryPath(kind, name)}#edit-order` };
  return (
    <fieldset className="part" id="edit-order">
      <legend>{t('content.order')}</legend>
      <p className="soft">{t('content.orderHelp')}</p>
      <input type="hidden" name="order" value={order.join(' ')} />
      <ol>
        {order.map((block, at) => (
          <li key={block}>
            {t(`content.block.${block}`)}{' '}
            <span className="acts">
              {at > 0 ? <MoveBlock {...button} block={block} way="up" /> : null}
              {at < order.length - 1 ? <MoveBlock {...button} block={block} way="down" /> : null}
              {order.length > 1 ? <MoveBlock {...button} block={block} way="out" /> : null}
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 ? (
        <>
          <p>{t('content.leftOut')}</p>
          <ul>
            {others.map((block) => (
              <li key={block}>
                {t(`content.block.${block}`)} <MoveBlock {...button} block={block} way="in" />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </fieldset>
  );
}

function MoveBlock({ block, way, action }: { block: string; way: 'up' | 'down' | 'out' | 'in'; action: string }) {
  const { t } = useTexts('staff');
  const label = t(`content.move.${way}`);
  return (
    <button
      type="submit"
      name="move"
      value={`${way}-${block}`}
      formAction={action}
      aria-label={`${label}: ${t(`content.block.${block}`)}`}
    >
      {label}
    </button>
  );
}
