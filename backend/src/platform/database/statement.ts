/**
 * A statement that PostgreSQL parses and plans once per connection, under this name; if the name is empty, each
 * time.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
}
