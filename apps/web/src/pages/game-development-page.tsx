import { PageHero } from '@kidcode/ui';

export function GameDevelopmentPage() {
  return <PageHero title="game-development" lead="This page is being written." />;
}
