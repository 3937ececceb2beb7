import { mount } from 'svelte';
import '../style/base.css';
import '../style/kinds.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });
