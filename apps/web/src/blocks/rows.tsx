import { MediaRow, Section, Stack } from '@kidcode/ui';

import { Photo } from '../shared/photo';
import { isShown, SampleNote } from '../shared/samples';
import type { BlockProps } from './all-blocks';
import { SiteLink } from '../shared/page-link';

export function Rows({ sample, rows, ...frame }: BlockProps<'rows'>) {
  if (!isShown({ sample: sample !== undefined })) return null;
  return (
    <Section {...frame}>
      {sample !== undefined && <SampleNote>{sample}</SampleNote>}
      <Stack gap="clamp(2.5rem, 6vw, 5rem)">
        {rows.map((row, index) => (
          <MediaRow
            key={row.title}
            title={row.title}
            flip={index % 2 === 1}
            picture={<Photo {...row.picture} loading="lazy" />}
            actions={<SiteLink href={row.to} label={row.press} />}
          >
            <p>{row.text}</p>
          </MediaRow>
        ))}
      </Stack>
    </Section>
  );
}
