// What only browsers without scripts need. It is hidden from the first paint on, so that nothing moves when the scripts arrive; the boot script takes
// the mark off <html> again where they do not.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { layer, space } from '~/ui/theme/sizes';

const SCRIPTS = 'html:is([data-scripts], [data-hydrated])';
const MAY_RUN = '(scripting: enabled)';

/** The field saves itself, and nothing is left for the button to do. */
export const gone = style({
  '@media': { [MAY_RUN]: { selectors: { [`${SCRIPTS} &`]: { display: 'none' } } } },
});

/** A choice is submitted at once, except while arrow keys move through the options. The button, below its positioned form, is for keyboard users only. */
export const forKeys = style({
  '@media': {
    [MAY_RUN]: {
      selectors: {
        [`${SCRIPTS} &:not(:focus-visible)`]: {
          position: 'absolute',
          width: 1,
          height: 1,
          minHeight: 0,
          padding: 0,
          border: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
        [`${SCRIPTS} &:focus-visible`]: {
          position: 'absolute',
          insetInlineEnd: 0,
          insetBlockStart: `calc(100% + ${space[1]})`,
          zIndex: layer.raised,
          background: vars.color.surface,
        },
      },
    },
  },
});
