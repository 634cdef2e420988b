import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Band, type BandProps } from '../layout/band';
import { Stack } from '../layout/boxes';

interface SectionHeadingProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly eyebrow?: ReactNode;
  /** Id of the heading itself, for `labelledBy` of a band and for links. */
  readonly id?: string;
}

/** The left-aligned headline of a section, with a short lead. */
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
