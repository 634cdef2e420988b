/** Notices of what is no package, such as fonts. */
export interface OtherNotice {
  readonly name: string;
  readonly license: string;
  readonly text: string;
}

export declare function bundledPackages(moduleIds: readonly string[]): readonly string[];
export declare function thirdPartyNotices(
  moduleIds: readonly string[],
  more?: readonly OtherNotice[],
): string;
