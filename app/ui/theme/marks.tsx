// The mark of each look, drawn without letters, in the colours of the look.
import { markShapes } from './mark-shapes';
import { accent, current, light, mark, second } from './marks.css';

const FILLS = { accent, second, light, current };

export function Mark({ themeName }: { themeName: string }) {
  return (
    <svg className={mark} viewBox="0 0 40 40" aria-hidden="true">
      {markShapes(themeName).map(({ fill, d }) => (
        <path key={d} className={FILLS[fill]} d={d} />
      ))}
    </svg>
  );
}
