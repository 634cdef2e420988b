import { Box } from '@chakra-ui/react';
import { Band, LinkButton, MediaRow, SectionHeading, TextLink } from '@kidcode/ui';

import { LEARNING_OPTIONS } from '../../content/home';
import { PageLink } from '../../shared/page-link';

/** Center, online, camps: picture and words, alternating. */
export function LearningOptions() {
  return (
    <Band tone="tint" divider="curve" labelledBy="learning-options">
      <SectionHeading id="learning-options" title={LEARNING_OPTIONS.title} lead={LEARNING_OPTIONS.lead} />
      <Box display="grid" gap="16">
        {LEARNING_OPTIONS.options.map(({ id, title, text, picture, links }, index) => (
          <MediaRow
            key={id}
            flip={index % 2 === 1}
            title={title}
            picture={<img src={picture} alt="" width={640} height={480} loading="lazy" />}
            actions={
              <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="6">
                {links.map(({ label, to }) => (
                  <TextLink asChild alone key={to}>
                    <PageLink to={to}>{label}</PageLink>
                  </TextLink>
                ))}
              </Box>
            }
          >
            <p>{text}</p>
          </MediaRow>
        ))}
      </Box>
      <Box marginTop="12">
        <LinkButton asChild variant="accent">
          <PageLink to={LEARNING_OPTIONS.choose.to}>{LEARNING_OPTIONS.choose.label}</PageLink>
        </LinkButton>
      </Box>
    </Band>
  );
}
