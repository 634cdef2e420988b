export { DISPLAY_FONT, TEXT_FONT, fontFaceCss } from './theme/fonts';
export { ACCENTS, SCHEME_COLORS } from './theme/palette';
export type { AccentName, Scheme } from './theme/palette';
export { system } from './theme/system';
export { UiProvider } from './theme/ui-provider';

export { Band } from './layout/band';
export type { BandProps } from './layout/band';
export { Container } from './layout/container';
export { Prose } from './layout/prose';
export { VisuallyHidden } from './layout/visually-hidden';

export type { ButtonSize, ButtonVariant } from './action/button-recipe';
export { Button } from './action/button';
export type { ButtonProps } from './action/button';
export { IconButton } from './action/icon-button';
export type { IconButtonProps } from './action/icon-button';
export { LinkButton } from './action/link-button';
export type { LinkButtonProps } from './action/link-button';
export { TextLink } from './action/text-link';

export { Badge } from './content/badge';
export { Breadcrumbs } from './content/breadcrumbs';
export type { BreadcrumbsProps, Crumb } from './content/breadcrumbs';
export { Card } from './content/card';
export { ChipList } from './content/chip-list';
export type { ChipFact, ChipListProps } from './content/chip-list';
export { Chip } from './content/chip';
export type { ChipProps } from './content/chip';
export { Disclosure } from './content/disclosure';
export type { DisclosureProps } from './content/disclosure';
export { FactGrid, FactTile } from './content/fact-grid';
export type { FactTileProps } from './content/fact-grid';
export { Icon } from './content/icon';
export type { IconProps } from './content/icon';
export { Marquee } from './content/marquee';
export type { MarqueeProps } from './content/marquee';
export { MediaRow } from './content/media-row';
export type { MediaRowProps } from './content/media-row';
export { NextStep } from './content/next-step';
export type { NextStepProps } from './content/next-step';
export { PageHero } from './content/page-hero';
export type { PageHeroProps } from './content/page-hero';
export { PriceTag } from './content/price-tag';
export type { PriceTagProps } from './content/price-tag';
export { SampleBadge } from './content/sample-badge';
export { SectionHeading } from './content/section-heading';
export type { SectionHeadingProps } from './content/section-heading';
export { Steps } from './content/steps';
export type { Step, StepsProps } from './content/steps';
export { TableOfContents } from './content/table-of-contents';
export type { TableOfContentsProps } from './content/table-of-contents';

export { DataTable } from './data/data-table';
export type { DataTableProps } from './data/data-table';
export type { TableProps, TableRow } from './data/table-parts';
export { TimeTable } from './data/time-table';

export { CheckboxRow } from './form/checkbox-row';
export type { CheckboxRowProps } from './form/checkbox-row';
export { ChoiceGroup } from './form/choice-group';
export type { ChoiceGroupProps } from './form/choice-group';
export { Field, FieldError } from './form/field';
export type { FieldProps } from './form/field';
export { RadioCard } from './form/radio-card';
export type { RadioCardProps } from './form/radio-card';
export { RangeInput } from './form/range-input';
export type { RangeInputProps } from './form/range-input';
export { SelectInput } from './form/select-input';
export type { SelectInputProps, SelectOption } from './form/select-input';
export { TextArea } from './form/text-area';
export type { TextAreaProps } from './form/text-area';
export { TextInput } from './form/text-input';
export type { TextInputProps } from './form/text-input';

export { EmptyState } from './feedback/empty-state';
export type { EmptyStateProps } from './feedback/empty-state';
export { ErrorState } from './feedback/error-state';
export type { ErrorStateProps } from './feedback/error-state';
export { LoadingPlaceholder } from './feedback/loading-placeholder';
export { Notice } from './feedback/notice';
export type { NoticeProps, NoticeTone } from './feedback/notice';
export { Skeleton } from './feedback/skeleton';
export type { SkeletonProps } from './feedback/skeleton';

export { Tabs } from './tabs/tabs';
export type { TabItem, TabsProps } from './tabs/tabs';

export type { DialogProps } from './overlay/dialog';
