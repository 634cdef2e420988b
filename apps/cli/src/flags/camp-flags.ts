/** The flags of a camp registration, unread: `quote camp` and `token camp` share them. */
export type CampFlags = {
  readonly season?: string;
  readonly type?: string;
  readonly duration?: string;
  readonly payment?: string;
  readonly weeks?: string;
  readonly months?: string;
};
