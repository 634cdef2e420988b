import { Badge, TimeTable } from '@kidcode/ui';

import type { HealthRow, HealthState } from './site-health';

const STATES: Readonly<
  Record<HealthState, { readonly label: string; readonly tone: 'success' | 'neutral' | 'warning' }>
> = {
  connected: { label: 'Connected', tone: 'success' },
  'stand-in': { label: 'Stand-in', tone: 'neutral' },
  attention: { label: 'Attention', tone: 'warning' },
};

/** Every integration with its state; values stay where they are. */
export function HealthTable({ rows }: { readonly rows: readonly HealthRow[] }) {
  return (
    <TimeTable
      caption="Integrations"
      captionHidden
      columns={['Integration', 'State', 'What answers']}
      rows={rows.map(({ id, name, state, note }) => ({
        id,
        cells: [
          name,
          <Badge key={id} tone={STATES[state].tone}>
            {STATES[state].label}
          </Badge>,
          note,
        ],
      }))}
    />
  );
}
