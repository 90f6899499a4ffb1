// The kit: small components that every page is built of. The one barrel of the interface.
export type { Language } from '~/i18n/languages';
export { Badge, type BadgeTone, StockDot } from './badge';
export { Button, ButtonLink, type ButtonSize, type ButtonTone, buttonClass, Spinner } from './button';
export { classes } from './classes';
export { useEnhanced } from './enhanced';
export { CheckboxField, Field, FieldError, fieldId, SelectField, TextareaField, tied } from './field';
export { Icon, type IconName, iconOfFact } from './icon';
export { Card, Container, Divider, Grid, Inline, RichText, Stack } from './layout';
export { linkTo, SmartLink } from './link';
export { EmptyState, ErrorSummary, MessageBar, type MessageTone } from './message';
export { Crumbs, Details, Pager } from './navigation';
export { Photo } from './photo';
export { money, Price, type PriceLabels } from './price';
export { QuantityInput } from './quantity-input';
export { type RadioCard, RadioCards } from './radio-cards';
export { Still } from './still';
export { type Column, type Row, Table } from './table';
export { Heading, Text, VisuallyHidden } from './text';
