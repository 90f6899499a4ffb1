// A chart of bars as SVG: for each day its value, and behind it the value that it is compared with. The page has the same figures as a table.
import { scaleBand, scaleLinear } from 'd3-scale';

interface Bar {
  label: string;
  value: number;
  before: number;
}

interface ChartProps {
  /** Read instead of the drawing. */
  title: string;
  bars: readonly Bar[];
  /** Values on the axis, in words. */
  axis(value: number): string;
}

const [WIDTH, HEIGHT] = [720, 220];
/** Room for the larger letters of a telephone. */
const MARGIN = { top: 14, right: 4, bottom: 30, left: 96 };
const MOST_LABELS = 7;
const TICKS = 4;

export function BarChart({ title, bars, axis }: ChartProps) {
  const across = scaleBand(
    bars.map((_, at) => at),
    [MARGIN.left, WIDTH - MARGIN.right],
  ).padding(0.15);
  const most = Math.max(1, ...bars.flatMap(({ value, before }) => [value, before]));
  const up = scaleLinear([0, most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(TICKS);
  const floor = up(0);
  // Days of one weekday, where there is no room for each.
  const every = bars.length > MOST_LABELS ? 7 * Math.ceil(bars.length / 7 / MOST_LABELS) : 1;
  const step = across.bandwidth();
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      {up.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <line className="rule" x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={up(tick)} y2={up(tick)} />
          <text x={MARGIN.left - 6} y={up(tick) + 4} textAnchor="end">
            {axis(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ label, value, before }, at) => {
        const left = across(at) ?? 0;
        return (
          <g key={label}>
            <rect className="before" x={left} width={step * 0.5} y={up(before)} height={floor - up(before)} />
            <rect className="now" x={left + step * 0.38} width={step * 0.62} y={up(value)} height={floor - up(value)} />
            {at % every === 0 ? (
              <text x={left + step / 2} y={HEIGHT - 6} textAnchor="middle">
                {label}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
