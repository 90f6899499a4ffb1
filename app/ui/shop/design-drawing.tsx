// What the shopper has designed, drawn in the colours that were chosen.
import type { ReactNode } from 'react';
import type { DesignBoard } from '~/models/design';
import * as styles from './design-drawing.css';

const PLAIN = '#d8d5cd';
const LINE = '#1b1b1b';

function boardColour(board: DesignBoard, codes: readonly string[]): string {
  const field = board.fields.find(({ code }) => codes.includes(code));
  return field?.values.find(({ chosen }) => chosen)?.colour ?? PLAIN;
}

export function DesignDrawing({ board, label }: { board: DesignBoard; label: string }) {
  const top = boardColour(board, ['plade', 'polstring']);
  const frame = boardColour(board, ['stel']);
  return (
    <svg viewBox="0 0 400 280" role="img" aria-label={label} className={styles.drawing}>
      <ellipse cx="200" cy="252" rx="160" ry="12" fill="#000" opacity="0.07" />
      <g stroke={LINE} strokeWidth="1.5" strokeLinejoin="round">
        {SHAPES[board.shape](top, frame)}
      </g>
    </svg>
  );
}

const SHAPES: Record<DesignBoard['shape'], (top: string, frame: string) => ReactNode> = {
  desk: (top, frame) => (
    <>
      <path d="M70 120h14v130H62l4-8zM316 120h14l4 122 4 8h-22z" fill={frame} />
      <path d="M84 140h232v10H84z" fill={frame} />
      <path d="M70 86h260l32 24H38z" fill={top} />
      <path d="M38 110h324v10H38z" fill={top} />
    </>
  ),
  table: (top, frame) => (
    <>
      <path d="M96 128l-24 122h14l30-122zM304 128l24 122h-14l-30-122z" fill={frame} />
      <path d="M60 92q140-22 280 0l36 24H24z" fill={top} />
      <path d="M24 116h352v12H24z" fill={top} />
    </>
  ),
  shelf: (top, frame) => (
    <>
      <path d="M110 36h180v212H110z" fill={frame} />
      <path d="M104 28h14v224h-14zM282 28h14v224h-14z" fill={top} />
      {[28, 84, 140, 196, 240].map((y) => (
        <path key={y} d={`M104 ${y}h192v11H104z`} fill={top} />
      ))}
    </>
  ),
  chair: (top, frame) => (
    <>
      <path d="M194 166h12v48h-12z" fill={frame} />
      <path d="M200 208l62 36-4 8-58-24-58 24-4-8z" fill={frame} />
      <path d="M150 34q50-14 100 0l8 96q-58 12-116 0z" fill={top} />
      <path d="M136 142q64-14 128 0l8 18q-72 16-144 0z" fill={top} />
    </>
  ),
};
