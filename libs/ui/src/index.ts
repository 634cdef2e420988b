export { fontFaceCss } from './theme/tokens';
export type { NamedAccent } from './theme/accent-css';
export { accentStyleSheet } from './theme/accent-css';
export { SCHEME_COLORS } from './theme/palette';
export { createUiSystem } from './theme/system';
export type { UiSystem, UiSystemOptions } from './theme/system';

export { Band } from './layout/band';
export { Actions, Container, Row, SmallText, Stack, VisuallyHidden } from './layout/boxes';
export { Prose } from './layout/prose';

export { Button, LinkButton } from './action/button';
export type { LinkButtonProps } from './action/button';
export { IconButton } from './action/icon-button';
export { TextLink, thumbArea } from './action/text-link';

export { Badge, SampleBadge } from './content/badge';
export { Card } from './content/card';
export { Chip, ChipList } from './content/chip';
export type { ChipFact } from './content/chip';
export { Disclosure } from './content/disclosure';
export { FactGrid, FactTile } from './content/fact-grid';
export { Icon } from './content/icon';
export type { IconProps } from './content/icon';
export { Marquee } from './content/marquee';
export { MediaRow } from './content/media-row';
export { NextStep } from './content/next-step';
export { PageHero } from './content/page-hero';
export { PriceTag } from './content/price-tag';
export type { PriceTagProps } from './content/price-tag';
export { Section, SectionHeading } from './content/section-heading';
export { Steps } from './content/steps';
export { TableOfContents } from './content/table-of-contents';

export { DataTable, TimeTable } from './data/tables';

export { CheckboxRow } from './form/checkbox-row';
export { ChoiceGroup, RadioCard } from './form/choice-group';
export type { RadioCardProps } from './form/choice-group';
export { Field } from './form/field';
export { RangeInput, SelectInput, TextArea, TextInput } from './form/inputs';
export type { SelectInputProps, TextInputProps } from './form/inputs';

export { EmptyState, ErrorState } from './feedback/states';
export { LoadingPlaceholder, Skeleton } from './feedback/loading-placeholder';
export { Notice } from './feedback/notice';

export { Tabs } from './tabs/tabs';
