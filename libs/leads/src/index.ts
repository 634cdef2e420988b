export * from './lead-forms';
export * from './lead-parts';
export * from './lead';
export * from './stored-lead';
export * from './outbox';
export * from './spam-trap';
