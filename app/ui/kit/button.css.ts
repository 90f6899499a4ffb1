// Buttons and links that look like them: four tones, three sizes, one busy state.
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { measure, motion, space } from '../theme/sizes';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  width: 'fit-content',
  minHeight: measure.tap,
  padding: `${space[2]} ${space[5]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.body,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  // A compound word of 30 letters is wider than a narrow phone; a button next to a field never breaks a shorter word.
  overflowWrap: 'break-word',
  maxWidth: '100%',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&[disabled]': {
      background: vars.color.plate,
      color: vars.color.inkQuiet,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const tone = styleVariants({
  primary: {
    background: vars.color.accentStrong,
    color: vars.color.onAccent,
    ':hover': { background: vars.color.accentHover },
  },
  secondary: {
    background: vars.color.surface,
    color: vars.color.ink,
    borderColor: vars.color.control,
    ':hover': { borderColor: vars.color.ink, background: vars.color.plate },
  },
  tertiary: {
    background: 'transparent',
    color: vars.color.accentStrong,
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1px',
    ':hover': { background: vars.color.accentTint },
  },
  danger: {
    background: vars.color.surface,
    color: vars.color.danger,
    borderColor: vars.color.danger,
    ':hover': { background: vars.color.dangerGround },
  },
});

export const size = styleVariants({
  small: { padding: `${space[1]} ${space[3]}`, fontSize: vars.size.small },
  medium: {},
  large: { minHeight: '3.25rem', padding: `${space[3]} ${space[8]}`, fontSize: vars.size.lead },
  icon: { width: measure.tap, padding: 0, flex: 'none' },
});

export const full = style({ width: '100%' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  width: '1.1em',
  height: '1.1em',
  flex: 'none',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
});
