/** A teacher (specification 1, section 3). Null: not stated. */
export type TeacherFacts = {
  readonly id: string;
  readonly fullName: string;
  /** The id of the branch where the teacher is at home. */
  readonly branch: string;
  readonly contactNumber: string;
  readonly email: string;
  readonly teachesOnline: boolean;
  readonly introduction: string;
  /** Ids of the program finder's interests, the first one first. */
  readonly teaches: readonly string[];
  readonly imageUrl: string | null;
  readonly residence: string | null;
  /** Stands in for a real profile (D-23): nobody can write to it. */
  readonly sample: boolean;
};
