import { Band, MediaRow, SectionHeading } from '@kidcode/ui';
import { chakra } from '@chakra-ui/react';

import { Picture } from '../../features/company/picture';
import { SiteLink } from '../../features/company/site-link';
import { SampleNote } from '../../shared/sample-note';
import { isShown } from '../../shared/samples';
import type { BlockProps } from '../define-block';
import type { rows as schema } from './schema';

/** Picture rows one under the other, with room between them. */
const RowStack = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: 'clamp(2.5rem, 6vw, 5rem)' },
});

export function Rows({ id, title, lead, sample, rows, ...frame }: BlockProps<typeof schema>) {
  if (!isShown({ sample: sample !== undefined })) return null;
  return (
    <Band labelledBy={id} {...frame}>
      <SectionHeading id={id} title={title} lead={lead} />
      {sample !== undefined && <SampleNote>{sample}</SampleNote>}
      <RowStack>
        {rows.map((row, index) => (
          <MediaRow
            key={row.title}
            title={row.title}
            flip={index % 2 === 1}
            picture={<Picture picture={row.picture} />}
            actions={<SiteLink href={row.to} label={row.press} />}
          >
            <p>{row.text}</p>
          </MediaRow>
        ))}
      </RowStack>
    </Band>
  );
}
