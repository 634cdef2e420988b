import { useId } from 'react';
import type { ReactNode } from 'react';
import { Band } from '../layout/band';
import { Actions, Stack } from '../layout/boxes';

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
