import { Calendar } from 'lucide-react';
import type { ReactElement } from 'react';
import type * as ui from '../src/index';
import { Badge } from '../src/content/badge';
import { Band } from '../src/layout/band';
import { Breadcrumbs } from '../src/content/breadcrumbs';
import { Button } from '../src/action/button';
import { Card } from '../src/content/card';
import { CheckboxRow } from '../src/form/checkbox-row';
import { Chip } from '../src/content/chip';
import { ChipList } from '../src/content/chip-list';
import { ChoiceGroup } from '../src/form/choice-group';
import { Container } from '../src/layout/container';
import { DataTable } from '../src/data/data-table';
import { Disclosure } from '../src/content/disclosure';
import { EmptyState } from '../src/feedback/empty-state';
import { ErrorState } from '../src/feedback/error-state';
import { FactGrid, FactTile } from '../src/content/fact-grid';
import { Field, FieldError } from '../src/form/field';
import { Icon } from '../src/content/icon';
import { IconButton } from '../src/action/icon-button';
import { LinkButton } from '../src/action/link-button';
import { LoadingPlaceholder } from '../src/feedback/loading-placeholder';
import { Marquee } from '../src/content/marquee';
import { MediaRow } from '../src/content/media-row';
import { NextStep } from '../src/content/next-step';
import { Notice } from '../src/feedback/notice';
import { PageHero } from '../src/content/page-hero';
import { PriceTag } from '../src/content/price-tag';
import { Prose } from '../src/layout/prose';
import { RadioCard } from '../src/form/radio-card';
import { RangeInput } from '../src/form/range-input';
import { SampleBadge } from '../src/content/sample-badge';
import { SectionHeading } from '../src/content/section-heading';
import { SelectInput } from '../src/form/select-input';
import { Skeleton } from '../src/feedback/skeleton';
import { Steps } from '../src/content/steps';
import { TableOfContents } from '../src/content/table-of-contents';
import { Tabs } from '../src/tabs/tabs';
import { TextArea } from '../src/form/text-area';
import { TextInput } from '../src/form/text-input';
import { TextLink } from '../src/action/text-link';
import { TimeTable } from '../src/data/time-table';
import { VisuallyHidden } from '../src/layout/visually-hidden';

/** What the library exports that is not a component to look at. */
type Plumbing =
  'SCHEME_COLORS' | 'DISPLAY_FONT' | 'TEXT_FONT' | 'fontFaceCss' | 'createUiSystem' | 'UiProvider';

const icon = <Calendar size={18} aria-hidden="true" />;
const table = {
  caption: 'Class schedule',
  columns: ['Program', 'Days'],
  rows: [{ id: 'scratch', cells: ['ScratchJr', 'Wed, Fri'] }],
};

/** One of each; a component that is exported and missing here does not compile. */
export const EXAMPLES: Record<Exclude<keyof typeof ui, Plumbing>, ReactElement> = {
  Badge: <Badge tone="success">Open</Badge>,
  Band: (
    <Band tone="ink" divider="studs">
      A band
    </Band>
  ),
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'FAQ' }]} />,
  Button: (
    <Button icon={icon} subtitle="100% Free">
      Book A Free Trial
    </Button>
  ),
  Card: <Card>A card</Card>,
  CheckboxRow: <CheckboxRow label="I agree" hint="You can change it later" error="Please agree" />,
  Chip: <Chip icon={icon}>Mon and Wed</Chip>,
  ChipList: <ChipList facts={['Ages 5-10', { label: 'Euless', icon }]} label="At a glance" />,
  ChoiceGroup: (
    <ChoiceGroup legend="How long?" required error="Choose one" columns={2}>
      <RadioCard name="length" title="Weekly" />
    </ChoiceGroup>
  ),
  Container: <Container measure="text">Words</Container>,
  DataTable: <DataTable {...table} figures={[1]} strong="scratch" />,
  Disclosure: <Disclosure title="What to bring?">A water bottle.</Disclosure>,
  EmptyState: (
    <EmptyState title="No centers match" action={<Button>Clear</Button>}>
      Try again.
    </EmptyState>
  ),
  ErrorState: <ErrorState title="The map did not load" action={<Button>Try again</Button>} />,
  FactGrid: (
    <FactGrid>
      <FactTile label="Ages" value="5-16" />
    </FactGrid>
  ),
  FactTile: <FactTile label="Ages" value="5-16" icon={icon} note="Juniors and Seniors" />,
  Field: (
    <Field label="Email" required hint="For the confirmation" error="Please enter an e-mail">
      <TextInput type="email" />
    </Field>
  ),
  FieldError: <FieldError>Please enter a name</FieldError>,
  Icon: <Icon icon={Calendar} framed label="Date" />,
  IconButton: <IconButton label="Menu" icon={icon} />,
  LinkButton: (
    <LinkButton href="https://example.com" external>
      Log in
    </LinkButton>
  ),
  LoadingPlaceholder: <LoadingPlaceholder />,
  Marquee: <Marquee>Join from anywhere</Marquee>,
  MediaRow: (
    <MediaRow picture={<svg />} title="A game" flip>
      Words
    </MediaRow>
  ),
  NextStep: <NextStep title="Come and build" text="Free" actions={<Button>Book A Free Trial</Button>} />,
  Notice: (
    <Notice tone="warning" title="Closes Monday">
      Register by then.
    </Notice>
  ),
  PageHero: (
    <PageHero
      title="They build it"
      lead="Lead"
      eyebrow="Programs"
      chips={['Ages 8-14']}
      actions={<Button>Book A Free Trial</Button>}
      picture={<svg />}
    />
  ),
  PriceTag: <PriceTag now="$508" was="$598" reason="15% off" note="Due today" size="lg" />,
  Prose: (
    <Prose>
      <p>Words</p>
    </Prose>
  ),
  RadioCard: <RadioCard name="length" title="Weekly" description="Choose your weeks" aside="$299" />,
  RangeInput: <RangeInput aria-label="Distance" value={25} valueText="25 miles" readOnly />,
  SampleBadge: <SampleBadge />,
  SectionHeading: <SectionHeading title="Schedule" lead="Central time" eyebrow="Euless" />,
  SelectInput: (
    <SelectInput aria-label="Center" placeholder="Choose" options={[{ value: 'a', label: 'A' }]} />
  ),
  Skeleton: <Skeleton height="2rem" />,
  Steps: <Steps steps={[{ title: 'Build', text: 'Hands on', when: '10-30 min' }]} />,
  TableOfContents: <TableOfContents items={[{ id: 'a', label: 'What we collect' }]} />,
  Tabs: (
    <Tabs label="Ages" tabs={[{ id: 'a', label: 'Juniors, 5-10', shortLabel: 'Juniors', panel: 'Panel' }]} />
  ),
  TextArea: <TextArea aria-label="Message" />,
  TextInput: <TextInput aria-label="Name" />,
  TextLink: <TextLink href="/faq">FAQ</TextLink>,
  TimeTable: <TimeTable {...table} captionHidden />,
  VisuallyHidden: <VisuallyHidden>Read aloud</VisuallyHidden>,
};
