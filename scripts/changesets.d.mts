export function pendingChangesets(): { name: string; summary: string; operators: string }[];
