import { useDispatch } from 'react-redux';
import type { AppDispatch } from './create-store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
