import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Band, type BandProps } from '../layout/band';
import { Actions, Stack } from '../layout/boxes';

interface SectionHeadingProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly eyebrow?: ReactNode;
  /** Id of the heading itself, for `labelledBy` of a band and for links. */
  readonly id?: string;
}

export function SectionHeading({ title, lead, eyebrow, id }: SectionHeadingProps) {
  return (
    <Stack alignContent="start" gap="3" maxWidth="46rem" marginBottom="clamp(1.5rem, 4vw, 3rem)">
      {eyebrow !== undefined && (
        <chakra.p textStyle="label" color="accent.text">
          {eyebrow}
        </chakra.p>
      )}
      <chakra.h2 textStyle="h2" id={id}>
        {title}
      </chakra.h2>
      {lead !== undefined && (
        <chakra.p textStyle="lead" color="fg.quiet" maxWidth="58ch">
          {lead}
        </chakra.p>
      )}
    </Stack>
  );
}

type SectionProps = Omit<BandProps, 'labelledBy' | 'id'> &
  Omit<SectionHeadingProps, 'id'> & { readonly id: string };

/** A band under the headline that names it. `id` is the headline's, for links. */
export function Section({ id, title, lead, eyebrow, children, ...band }: SectionProps) {
  return (
    <Band labelledBy={id} {...band}>
      <SectionHeading id={id} title={title} lead={lead} eyebrow={eyebrow} />
      {children}
    </Band>
  );
}

interface NextStepProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly tone?: 'ink' | 'accent' | 'tint';
  /** The primary action, in the site's own words for it, then quiet ones. */
  readonly children: ReactNode;
}

/** The band that closes a page: the one thing to do next. */
export function NextStep({ title, text, tone = 'ink', children }: NextStepProps) {
  const id = useId();
  return (
    <Band tone={tone} divider="studs" labelledBy={id}>
      <Stack gap="8" alignItems="center" gridTemplateColumns={{ md: 'minmax(18rem, 1fr) minmax(0, auto)' }}>
        <Stack
          gap="3"
          maxWidth="40rem"
          css={{ '& > h2': { textStyle: 'h2' }, '& > p': { textStyle: 'lead' } }}
        >
          <h2 id={id}>{title}</h2>
          {text !== undefined && <p>{text}</p>}
        </Stack>
        <Actions>{children}</Actions>
      </Stack>
    </Band>
  );
}
