export { fontFaceCss } from './theme/tokens';
export { accentStyleSheet, type NamedAccent } from './theme/accent-css';
export { schemeColors } from './theme/palette';
export { createUiSystem, type UiSystem } from './theme/system';

export { Band } from './layout/band';
export {
  Actions,
  Container,
  LARGE_TEXT,
  LARGE_TEXT_COLUMN,
  Row,
  SmallText,
  Stack,
  VisuallyHidden,
} from './layout/boxes';
export { Prose } from './layout/prose';
export { styled } from './layout/styled';
export { useHydrated } from './layout/use-hydrated';

export { Button, IconButton, LinkButton, type LinkButtonProps } from './action/button';
export { TextLink, thumbArea } from './action/text-link';

export { Badge, SampleBadge } from './content/badge';
export { Card } from './content/card';
export { Chip, ChipList, type ChipFact } from './content/chip';
export { Disclosure } from './content/disclosure';
export { FactGrid, FactTile } from './content/fact-grid';
export { Icon, type IconProps } from './content/icon';
export { Marquee } from './content/marquee';
export { MediaRow } from './content/media-row';
export { PageHero } from './content/page-hero';
export { PriceTag, type PriceTagProps } from './content/price-tag';
export { NextStep, Section, SectionHeading } from './content/section-heading';
export { Steps } from './content/steps';
export { TableOfContents } from './content/table-of-contents';

export { DataTable, TimeTable } from './data/tables';

export { ChoiceGroup, RadioCard, type RadioCardProps } from './form/choice-group';
export {
  CheckboxRow,
  Field,
  RangeInput,
  SelectInput,
  TextArea,
  TextInput,
  type SelectInputProps,
  type TextInputProps,
} from './form/field';

export { LoadingPlaceholder, Skeleton } from './feedback/loading-placeholder';
export { EmptyState, ErrorState, Notice } from './feedback/states';

export { Tabs } from './tabs/tabs';
