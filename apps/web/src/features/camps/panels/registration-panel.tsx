import { chakra } from '@chakra-ui/react';
import { BRANCHES, type CenterId } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { campOn, type CampSeason } from '@kidcode/scheduling';
import { Notice, SectionHeading, TextLink } from '@kidcode/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { selectToday } from '../../clock/clock-slice';
import { formOffer } from '../registration/form-offer';
import { PriceTable } from '../registration/price-table';
import { RegistrationForm } from '../registration/registration-form';
import { isPricedSeason } from '@kidcode/pricing';
import { NotPublished } from './not-published';

const Stack = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '8' } });
const Deadlines = /* @__PURE__ */ chakra('ul', {
  base: { paddingInlineStart: '1.2em', listStyle: 'disc', '& li::marker': { color: 'accent.text' } },
});
const WithoutScripts = /* @__PURE__ */ chakra('div', {
  base: { '@media (scripting: enabled)': { display: 'none' } },
});
const Below = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    marginTop: '8',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)', columnGap: '12' },
  },
});

interface RegistrationPanelProps {
  readonly season: CampSeason;
  readonly branchId: CenterId;
}

/** Deadlines, the form with its price, every price in a table, and a person to ask. */
export function RegistrationPanel({ season, branchId }: RegistrationPanelProps) {
  const today = useSelector(selectToday);
  if (!isPricedSeason(season)) {
    return (
      <NotPublished title="Registration Coming Soon">
        Prices and the registration form appear here when registration opens.
      </NotPublished>
    );
  }
  const { title, year, deadlines } = campOn(season);
  const { name, phone, telHref } = BRANCHES[branchId];
  const offer = formOffer(season, today);
  const isClosed = offer.registration === 'closed';
  return (
    <>
      <SectionHeading
        title={isClosed ? 'Prices' : 'Register'}
        lead={`${title} ${year} in ${name}. ${isClosed ? 'Work out what it costs.' : 'Choose, see the price, register.'}`}
      />
      <Stack>
        <Notice
          tone={isClosed ? 'warning' : 'info'}
          title={isClosed ? 'Registration Closed' : 'Registration deadlines'}
        >
          {isClosed && <p>These were the deadlines:</p>}
          <Deadlines>
            {deadlines.map(({ option, text }) => (
              <li key={option}>{text}</li>
            ))}
          </Deadlines>
        </Notice>
        <WithoutScripts>
          <Notice tone="warning" title="Registering here needs JavaScript">
            {`Call us at ${phone} or write to ${BRAND.email.display}. The prices below are the same.`}
          </Notice>
        </WithoutScripts>
        {/* A form for another offer is another form: what it held may not exist any more. */}
        <RegistrationForm key={JSON.stringify(offer)} season={season} branchId={branchId} offer={offer} />
        <Below>
          <PriceTable season={season} offer={offer} caption="All prices" />
          <Notice title="Rather talk to somebody?">
            {'Call '}
            <TextLink href={telHref}>{phone}</TextLink>
            {' or '}
            <TextLink asChild>
              <Link to="/contact-us">contact us</Link>
            </TextLink>
            {`. Support hours: ${BRAND.supportHours}.`}
          </Notice>
        </Below>
      </Stack>
    </>
  );
}
